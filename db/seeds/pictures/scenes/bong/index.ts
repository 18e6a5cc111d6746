import type { Things } from '../thing.ts';
import { babyCare } from './baby-care.ts';
import { babyCare2 } from './baby-care-2.ts';
import { babyClothes } from './baby-clothes.ts';
import { toys } from './toys.ts';
import { toys2 } from './toys-2.ts';

export const bong: Things = { ...babyCare, ...babyCare2, ...babyClothes, ...toys, ...toys2 };
