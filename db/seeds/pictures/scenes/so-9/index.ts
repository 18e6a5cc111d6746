import type { Things } from '../thing.ts';
import { audio } from './audio.ts';
import { chargers } from './chargers.ts';
import { motorbikeParts } from './motorbike-parts.ts';
import { phoneCovers } from './phone-covers.ts';
import { phones } from './phones.ts';

export const so9: Things = { ...phones, ...chargers, ...audio, ...phoneCovers, ...motorbikeParts };
