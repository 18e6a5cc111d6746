import type { Things } from '../thing.ts';
import { driedFruit } from './dried-fruit.ts';
import { honeyAndNuts } from './honey-and-nuts.ts';
import { riceAndGrains } from './rice-and-grains.ts';
import { snacks } from './snacks.ts';
import { spices } from './spices.ts';

export const cuuLong: Things = { ...riceAndGrains, ...driedFruit, ...honeyAndNuts, ...snacks, ...spices };
