import type { Things } from '../thing.ts';
import { books } from './books.ts';
import { computers } from './computers.ts';
import { miceAndKeyboards } from './mice-and-keyboards.ts';
import { notebooksAndPens } from './notebooks-and-pens.ts';
import { stationery } from './stationery.ts';
import { storage } from './storage.ts';

export const goc: Things = {
	...computers,
	...miceAndKeyboards,
	...stationery,
	...storage,
	...notebooksAndPens,
	...books,
};
