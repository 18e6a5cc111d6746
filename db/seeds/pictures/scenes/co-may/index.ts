import type { Things } from '../thing.ts';
import { hairAndBody } from './hair-and-body.ts';
import { makeUp } from './make-up.ts';
import { skinCare } from './skin-care.ts';

export const coMay: Things = { ...skinCare, ...hairAndBody, ...makeUp };
