// The page for when there is no network: made of the catalogues when the client is built, in every language, without a script.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LANGUAGES = ["en", "uk"];

function part(language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../src/pennies/lang/${language}/home.ftl`, import.meta.url), "utf-8")));
  const say = (id: string): string => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${language}/home.ftl has no ${id}`);
    return bundle.formatPattern(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  };
  const heading = language === LANGUAGES[0] ? "h1" : "h2";
  return `<section lang="${language}">
<${heading}>${say("home-no-network")}</${heading}>
<p>${say("home-no-network-note")}</p>
<a href="/">${say("home-no-network-again")}</a>
</section>`;
}

export const offlinePage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pennies from Heaven</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/icon-192.png" alt="" width="80" height="80">
${LANGUAGES.map(part).join("\n")}
</main>
</body>
</html>
`;
