/**
 * What holds dialogs, menus, sheets and toasts (index.html). React listens to every event of what holds a portal: if
 * that was the body, around the app's root, each tap would be handled twice.
 */
export const overlays = {
  get current() {
    return document.getElementById('overlays');
  },
};
