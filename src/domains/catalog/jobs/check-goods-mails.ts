import { staffMailCheck } from '#src/domains/vendors/index.ts';
import { GOODS_NOTICES, LICENCE_NOTICES } from '../rules/notices.ts';

/** Of goods whoever keeps the shelf hears, of documents whoever edits the goods. */
export const goodsMailChecks = [
	staffMailCheck(GOODS_NOTICES, 'stock.edit'),
	staffMailCheck(LICENCE_NOTICES, 'goods.edit'),
];
