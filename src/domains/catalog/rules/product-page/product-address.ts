import { slugOf } from '#src/shared/slug.ts';

const FALLBACK_SLUG = 'san-pham';

export const addressOf = (name: string): string => slugOf(name) || FALLBACK_SLUG;
