export { quoteCoin } from './queries/get-coin-quote.ts';
/** @public */
export { type ClawBackCoin, clawBackCoin } from './use-cases/claw-back-coin.ts';
export { earnOnOrder } from './use-cases/earn-on-order.ts';
export { grantCoin } from './use-cases/grant-coin.ts';
export { holdCoin } from './use-cases/hold-coin.ts';
export { postCoin } from './use-cases/post-coin.ts';
export { returnCoin } from './use-cases/return-coin.ts';
export { spendCoin } from './use-cases/spend-coin.ts';
export { voidCoin } from './use-cases/void-coin.ts';
