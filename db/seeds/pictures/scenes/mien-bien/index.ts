import type { Things } from '../thing.ts';
import { honeyAndNuts } from './honey-and-nuts.ts';
import { riceAndGrains } from './rice-and-grains.ts';
import { seafood } from './seafood.ts';
import { seafood2 } from './seafood-2.ts';
import { snacks } from './snacks.ts';
import { spices } from './spices.ts';

export const mienBien: Things = { ...seafood, ...seafood2, ...snacks, ...spices, ...honeyAndNuts, ...riceAndGrains };
