/** After a form fails validation, moves the focus to the first field with an error, once it is drawn. */
export const focusFirstProblem = (): void => {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')];
    fields.find((field) => !field.closest('[inert], [aria-hidden=true]'))?.focus(); // skips fields covered by a dialog
  });
};
