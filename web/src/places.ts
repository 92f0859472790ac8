// Which page an address stands for, and how one comes there: a link is an ordinary link, which `follows` keeps in this page.
export type Page = "home" | "table" | "make" | "join" | "watch" | "device" | "other-device" | "rules" | "past" | "replay" | "learn" | "seat";

export interface Place {
  page: Page;
  /** The table, or the code. */
  name: string;
}

const FORMS: readonly (readonly [RegExp, Page])[] = [
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/replay$/, "replay"],
  [/^\/t\/([^/]+)\/device$/, "other-device"],
  [/^\/t\/([^/]+)\/seat$/, "seat"],
  [/^\/join(?:\/([^/]+))?$/, "join"],
  [/^\/device(?:\/([^/]+))?$/, "device"],
  [/^\/(make|watch|rules|past|learn)()$/, "home"],
];

export function placeOf(path: string): Place {
  const bare = path.replace(/\/+$/, "");
  for (const [form, page] of FORMS) {
    const found = form.exec(bare);
    if (found) return page === "home" ? { page: found[1] as Page, name: "" } : { page, name: decoded(found[1] ?? "") };
  }
  return { page: "home", name: "" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where a press on a link leads within this page; empty if it is the browser's to follow. */
export function follows(event: MouseEvent): string {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return "";
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download")) return "";
  const { origin, pathname, search, hash } = link;
  const stays = pathname === location.pathname && search === location.search;
  return origin !== location.origin || pathname.startsWith("/api/") || (stays && hash) ? "" : pathname + search + hash;
}

let moved = false;

/** Notes that one came here by a link, so that the next heading takes the focus. */
export const hasMoved = (): boolean => (moved = true);

/** On the heading of a page: who came by a link is told where. */
export function arrival(heading: HTMLElement): void {
  if (!moved) return;
  moved = false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
