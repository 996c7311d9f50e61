type Router = Record<"push" | "replace", (href: string) => void>;

/**
 * Has the router follow the links that are drawn by `Link`, wherever they stand: one listener, instead of a component
 * of Next's around each of them. Returns how to stop.
 */
export function followLinks(router: Router) {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a[data-follow]");
    // With a key held it is opened elsewhere, or kept.
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router[link.getAttribute("data-follow") === "replace" ? "replace" : "push"](link.getAttribute("href")!);
  }
  // At the window, where what a component does about a click is already done.
  window.addEventListener("click", follow);
  return () => window.removeEventListener("click", follow);
}
