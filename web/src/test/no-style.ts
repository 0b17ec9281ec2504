/** Style sheets have no effect in component tests. */
export const style = {};
