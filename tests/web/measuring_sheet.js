// What is wrong with a sheet over the table: it may scroll downwards, and nothing of it leaves it sideways.
(sheet) => {
  const element = document.querySelector(sheet);
  const a = element.getBoundingClientRect();
  const faults = [];
  if (a.left < -1 || a.right > innerWidth + 1 || a.top < -1 || a.bottom > innerHeight + 1) faults.push("it leaves the window");
  for (const part of element.querySelectorAll("*")) {
    const b = part.getBoundingClientRect();
    if (part.closest(".vh") || !b.width || !part.checkVisibility()) continue;
    if (b.right > a.right + 1 || b.left < a.left - 1) faults.push(`${part.className || part.tagName} sticks out`);
  }
  for (const part of element.querySelectorAll("button, input, summary")) {
    const b = (part.matches("[type=radio], [type=checkbox]") ? part.parentElement : part).getBoundingClientRect();
    if (b.width && (b.width < 23.5 || b.height < 23.5)) faults.push(`${part.textContent || part.id} is too small`);
  }
  return [...new Set(faults)];
}
