/** Style sheets have nothing to say in component tests. */
export const style = {};
