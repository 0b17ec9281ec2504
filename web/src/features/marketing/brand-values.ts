import type { PlaceholderValues } from '@prepward/content/site/index';
import { BRAND } from '@prepward/contracts/brand';

/** What the placeholders in the home page's texts are replaced by. */
export const BRAND_VALUES: PlaceholderValues = {
  brand: BRAND.name,
  email: BRAND.contactEmail,
  phone: BRAND.phone,
  legalEntity: BRAND.legalEntity,
};
