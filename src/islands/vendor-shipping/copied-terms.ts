import { PLATFORM_TERMS, type ShippingTerms } from '#src/domains/shipping/contract.ts';

const { zones, provinces, freeFromVnd } = PLATFORM_TERMS;
export const COPIED_TERMS: ShippingTerms = { zones, provinces, freeFromVnd };
