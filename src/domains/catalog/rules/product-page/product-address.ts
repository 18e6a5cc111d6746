import { slugOf } from '#src/shared/slug.ts';

const NAMELESS = 'san-pham';

export const addressOf = (name: string): string => slugOf(name) || NAMELESS;
