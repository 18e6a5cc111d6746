import type { Things } from '../thing.ts';
import { ballSports } from './ball-sports.ts';
import { bicycles } from './bicycles.ts';
import { camping } from './camping.ts';
import { camping2 } from './camping-2.ts';
import { footwear } from './footwear.ts';
import { gymAndYoga } from './gym-and-yoga.ts';

export const sanChoi: Things = { ...ballSports, ...footwear, ...gymAndYoga, ...camping, ...camping2, ...bicycles };
