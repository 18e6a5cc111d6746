export {
	approvedVariants,
	decideChangeRow,
	lockShopStatus,
	PRODUCT_IS_LISTED,
	pendingChange,
	picturesOfOthers,
	readShopStatus,
	type ShopListingStatus,
} from './db/moderation-repository.ts';
export { productPublished } from './events.ts';
export { productMailChecks } from './jobs/check-product-mails.ts';
export { getLicence } from './queries/get-licence.ts';
export { listLicences } from './queries/list-licences.ts';
export { findListedProduct, listOpenChanges, listOpenChecks } from './queries/list-moderation.ts';
export type { CatalogNotice, CatalogNoticeParams } from './rules/notices.ts';
export { decideChange } from './use-cases/decide-change.ts';
export { decideLicence, requireLicence } from './use-cases/decide-licence.ts';
export { decideListing } from './use-cases/decide-listing.ts';
export { requestLicence } from './use-cases/request-licence.ts';
export { changePictures } from './use-cases/steps/change-pictures.ts';
export { checkLicence } from './use-cases/steps/check-licence.ts';
export { judgeListing, requestManualReview, requestReviewAgain } from './use-cases/steps/judge-listing.ts';
export { moveCategory } from './use-cases/steps/move-category.ts';
export { requestChange } from './use-cases/steps/request-change.ts';
export {
	type ComparedPrice,
	type NewPrice,
	writeCompared,
	writePrice,
	writePrices,
} from './use-cases/steps/write-price.ts';
export { writeTexts } from './use-cases/steps/write-texts.ts';
export { takeDownProduct } from './use-cases/take-down-product.ts';
export { viewLicencePapers } from './use-cases/view-licence-papers.ts';
