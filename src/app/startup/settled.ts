// The end of a start: the first screen is painted, the golfer's database is open, the thread has had a rest. What only
// saves time later waits for it, or it would take that time from the start.

let onSettled = () => {};
export const settled = new Promise<void>((done) => {
  onSettled = done;
});
export const noteSettled = (): void => onSettled();
