import { cachedForDay } from '../../shared/time.ts';

/** Until when what tells of a day is kept, by the clock of the process that keeps it and looks at it again. */
export const cachedToday = (): Date => cachedForDay(new Date());
