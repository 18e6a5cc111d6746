export { findShopOfOwner } from './queries/find-shop-of-owner.ts';
export { findShopPage } from './queries/find-shop-page.ts';
export { getShop } from './queries/get-shop.ts';
export { listStaff } from './queries/list-staff.ts';
export { decideShop } from './use-cases/decide-shop.ts';
export { openShop } from './use-cases/open-shop.ts';
export { setShopLogo } from './use-cases/set-shop-logo.ts';
export { submitShop } from './use-cases/submit-shop.ts';
