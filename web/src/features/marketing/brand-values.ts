import type { PlaceholderValues } from '@prepward/content/site/index';
import { BRAND } from '@prepward/contracts/brand';

/** The values that replace the placeholders in the home page's texts. */
export const BRAND_VALUES: PlaceholderValues = {
  brand: BRAND.name,
  email: BRAND.contactEmail,
  phone: BRAND.phone,
  legalEntity: BRAND.legalEntity,
};
