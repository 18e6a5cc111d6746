export { findSanctionEnd } from './queries/find-block-end.ts';
export { listAppeals } from './queries/list-appeals.ts';
export { appealSuspension } from './use-cases/appeal-suspension.ts';
export { decideAppeal } from './use-cases/decide-appeal.ts';
export { capListings, markPremium } from './use-cases/mark-shop.ts';
export { recordHealth } from './use-cases/record-health.ts';
export { liftBlock, sanctionShop } from './use-cases/sanction-shop.ts';
export { suspendShop } from './use-cases/suspend-shop.ts';
export { lockToTerminate, terminateShop } from './use-cases/terminate-shop.ts';
