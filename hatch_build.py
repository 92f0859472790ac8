"""
What hatchling runs before it packs: the browser client is built into the package, the engine compiled into the wheel.

Both are optional: where one cannot be made, the package is made without it and one line says why. An editable install
has neither. `building.client` and `building.engine` know how.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building import client, engine


class PenniesBuildHook(BuildHookInterface[BuilderConfig]):
    """
    The hook: asked first what it needs, then to prepare, and at last to clear up.
    """

    _scratch: TemporaryDirectory[str] | None = None
    """Holds what was compiled until it is packed."""

    def dependencies(self) -> list[str]:
        wanted = client.requirements() if client.is_to_be_built(Path(self.root)) else []
        if self.target_name == "wheel" and engine.obstacle(self._librt(), os.environ) is None:
            wanted += engine.requirements(self._librt())
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if client.is_to_be_built(Path(self.root)):
            self._build_client()
        if self.target_name == "wheel":
            self._compile_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()

    def _build_client(self) -> None:
        try:
            client.build(Path(self.root) / "web")
        except (OSError, subprocess.CalledProcessError) as error:
            said = (getattr(error, "stderr", "") or str(error)).strip().splitlines()
            self.app.display_warning(f"The browser client was not built: {said[-1] if said else error!r}")

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        """
        Put the compiled modules beside their sources, and the platform's tag on the wheel.
        """
        try:
            obstacle = engine.obstacle(self._librt(), os.environ) or engine.missing(self._librt())
            if obstacle is not None:
                raise engine.NotCompiledError(obstacle)
            self._scratch = TemporaryDirectory(prefix="pennies-engine-")
            scratch = Path(self._scratch.name)
            made = engine.compile_group(Path(self.root) / "src", self.config["compiled"], scratch)
        except (engine.NotCompiledError, OSError) as reason:
            self.app.display_warning(f"A pure wheel, whose engine is plain Python: {reason}")
            return
        build_data["force_include"].update({str(file): str(file.relative_to(scratch)) for file in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _librt(self) -> str:
        return next(line for line in self.metadata.core.dependencies if line.startswith("librt"))
