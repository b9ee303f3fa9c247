/** After a form found something wrong: the focus goes to its first field that says so, once it is drawn. */
export const focusFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')];
    fields.find((field) => !field.closest('[inert], [aria-hidden=true]'))?.focus(); // not in what a dialog covers
  });
};
