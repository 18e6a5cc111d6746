import type { Things } from '../thing.ts';
import { coffeeAndTea } from './coffee-and-tea.ts';
import { driedFruit } from './dried-fruit.ts';
import { honeyAndNuts } from './honey-and-nuts.ts';
import { spices } from './spices.ts';
import { tableware } from './tableware.ts';

export const caoNguyen: Things = { ...coffeeAndTea, ...tableware, ...spices, ...driedFruit, ...honeyAndNuts };
