import type { CartSums } from '../contract.ts';

const POSTAGE_VND = 30_000;

export function keptGoods({ goodsVnd }: CartSums): number {
	const hasWhoHears = goodsVnd > 0;
	return hasWhoHears ? goodsVnd + POSTAGE_VND : goodsVnd;
}
