export * from './gateway.js';
export { type PurchasedProduct, PurchasedProducts } from './purchased-products.js';
