import { anhDuong } from './anh-duong.ts';
import { caoNguyen } from './cao-nguyen.ts';
import { coMay } from './co-may.ts';
import { cuuLong } from './cuu-long.ts';
import { goc } from './goc.ts';
import { gom } from './gom.ts';
import { mienBien } from './mien-bien.ts';
import { so9 } from './so-9.ts';
import { songHan } from './song-han.ts';
import type { Things } from './thing.ts';

/** Every product of the demonstration by its name. */
export const THINGS: Things = { ...cuuLong, ...songHan, ...caoNguyen, ...mienBien, ...anhDuong, ...so9, ...goc, ...gom, ...coMay };
