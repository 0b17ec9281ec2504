/** Where "See the plans" leads: the prices, until /subscription can sell one. */
export const PLANS_PATH = '/pricing';
