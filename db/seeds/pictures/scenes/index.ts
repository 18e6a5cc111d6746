import { anhDuong } from './anh-duong/index.ts';
import { ATTACHMENTS } from './attachments.ts';
import { bacTu } from './bac-tu/index.ts';
import { bong } from './bong/index.ts';
import { caoNguyen } from './cao-nguyen/index.ts';
import { coMay } from './co-may/index.ts';
import { cuuLong } from './cuu-long/index.ts';
import { goc } from './goc/index.ts';
import { gom } from './gom/index.ts';
import { mienBien } from './mien-bien/index.ts';
import { sanChoi } from './san-choi/index.ts';
import { so9 } from './so-9/index.ts';
import { songHan } from './song-han/index.ts';
import type { Things } from './thing.ts';

/** Every product of the demonstration by its name. */
export const THINGS: Things = {
	...cuuLong,
	...songHan,
	...caoNguyen,
	...mienBien,
	...anhDuong,
	...so9,
	...goc,
	...gom,
	...bong,
	...coMay,
	...sanChoi,
	...bacTu,
};

export { ATTACHMENTS };
