import { slugOf } from '#src/shared/slug.ts';

const NAMELESS = 'san-pham';

/** The address that a name asks for; names that differ in capitals and tones only ask for the same. */
export const addressOf = (name: string): string => slugOf(name) || NAMELESS;
