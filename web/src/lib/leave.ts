/**
 * How a page hands the browser over to an address outside this app, or to itself again; replaced by
 * tests.
 */
export const leave = {
  to(url: string): void {
    window.location.assign(url);
  },
  again(): void {
    window.location.reload();
  },
};
