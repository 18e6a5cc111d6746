import type { Things } from '../thing.ts';
import { audio } from './audio.ts';
import { chargers } from './chargers.ts';
import { motorbikeParts } from './motorbike-parts.ts';
import { phoneCases } from './phone-cases.ts';
import { phones } from './phones.ts';

export const so9: Things = { ...phones, ...chargers, ...audio, ...phoneCases, ...motorbikeParts };
