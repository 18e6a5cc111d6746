import { PLATFORM_TERMS, type ShippingTerms } from '#src/domains/shipping/contract.ts';

const { zones, provinces, freeFromVnd } = PLATFORM_TERMS;
/** What a new profile begins with. */
export const COPIED_TERMS: ShippingTerms = { zones, provinces, freeFromVnd };
