/** @public The checkout offers, holds and spends coin through these. */
export { quoteCoin } from './queries/get-coin-quote.ts';
/** @public */
export { type ClawBackCoin, clawBackCoin } from './use-cases/claw-back-coin.ts';
/** @public */
export { type GrantCoin, grantCoin } from './use-cases/grant-coin.ts';
/** @public */
export { type HoldCoin, holdCoin } from './use-cases/hold-coin.ts';
/** @public */
export { postCoin } from './use-cases/post-coin.ts';
/** @public */
export { type ReturnCoin, returnCoin } from './use-cases/return-coin.ts';
/** @public */
export { spendCoin } from './use-cases/spend-coin.ts';
/** @public */
export { voidCoin } from './use-cases/void-coin.ts';
