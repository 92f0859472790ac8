// What is wrong with the page as it stands. Slack in pixels is for borders and fractions.
([floor, main, scrolls]) => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".vh, .skip, [inert]");
  const name = (element) => element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 30) || element.className;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page scrolls sideways: ${page.scrollWidth} in ${innerWidth}`);
  if (!scrolls && page.scrollHeight > innerHeight + 1) faults.push(`the page is higher than the window: ${page.scrollHeight} in ${innerHeight}`);

  page.scrollTop = 0;
  // With large type the page may be higher than the window; then a place is where it comes to when it is scrolled to.
  const high = scrolls ? page.scrollHeight : innerHeight;

  const areas = [...document.querySelectorAll(".topbar, .seats, .well, .melds, .side, .staging, .turn, .hand")].filter(
    (element) => shown(element) && box(element).width,
  );
  areas.forEach((one, i) =>
    areas.slice(i + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (w > 1 && h > 1) faults.push(`${one.className} and ${other.className} overlap by ${w.toFixed()} x ${h.toFixed()}`);
    }),
  );
  for (const element of areas) {
    const a = box(element);
    if (a.left < -1 || a.right > innerWidth + 1 || a.top < -1 || a.bottom > high + 1) faults.push(`${element.className} leaves the window`);
  }

  for (const element of document.querySelectorAll("button, a[href], input, summary, select")) {
    if (scrolls) element.scrollIntoView({ block: "center" });
    const a = box(element.matches("input[type=radio], input[type=checkbox]") ? element.parentElement : element);
    if (!shown(element) || !a.width || element.closest(".scroll, .lines, .overlay-body, .parts, details:not([open]) > :not(summary)")) continue;
    const least = element.closest(".actions") ? [floor, main] : element.matches(".rank") ? [28, floor] : [floor, floor];
    if (a.width < least[0] - 0.5 || a.height < least[1] - 0.5) faults.push(`${name(element)} is ${a.width.toFixed()} x ${a.height.toFixed()}`);
    const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
    const top = document.elementFromPoint(x, y);
    if (!top || !(element.contains(top) || element.parentElement.contains(top))) faults.push(`${name(element)} is covered by ${top && (top.id || top.className)}`);
  }

  page.scrollTop = 0;
  const cut = ".btn span, .since, .prompt h2, .prompt p, .handbar .me, .score, .needs, .teamline h2, .cap, .missing, .kind, .tag, .clock, .reach .chip";
  for (const element of document.querySelectorAll(cut)) {
    if (!shown(element) || element.closest(".vh") || getComputedStyle(element).clipPath !== "none") continue;
    if (element.closest(".warned .prompt, .has-staging .prompt, .reach") && element.scrollHeight > element.clientHeight + 1) faults.push(`cut below: ${name(element)}`);
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") faults.push(`cut: ${name(element)}`);
    const a = box(element);
    if (a.width && (a.right > innerWidth + 1 || a.left < -1)) faults.push(`out of the window: ${name(element)}`);
  }

  for (const row of document.querySelectorAll(".us-cells, .them-cells")) {
    const a = box(row);
    for (const cell of row.querySelectorAll(".cell"))
      for (const part of cell.querySelectorAll(".n, .packet, .meld")) {
        const b = box(part);
        if (b.top < a.top - 2 || b.bottom > a.bottom + 2) faults.push(`a meld leaves its row by ${Math.max(a.top - b.top, b.bottom - a.bottom).toFixed()}: ${cell.getAttribute("aria-label")} ${part.className}`);
      }
  }
  for (const rank of document.querySelectorAll(".rank")) {
    const a = box(rank);
    if (a.top < 0 || a.bottom > high + 1) faults.push(`${rank.id} is out of the window`);
    const front = rank.querySelector(".card:last-child");
    if (front && a.bottom - box(front).top < box(front).width * 0.8) faults.push(`the index of ${rank.id} is cut`);
  }
  return [...new Set(faults)];
}
