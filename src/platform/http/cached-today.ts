import { cachedForDay } from '../../shared/time.ts';

export const cachedToday = (): Date => cachedForDay(new Date());
