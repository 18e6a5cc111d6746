export { investigationDeadline, investigationsBeforeShop } from './db/investigation-repository.ts';
export { uncollectedParcels } from './db/parcel-repository.ts';
export {
	cancelledQuantities,
	cutsOf,
	type PartCancelWithLines,
	partCancelsOf,
} from './db/unshipped-cancellation-repository.ts';
export { findParcelPicture } from './queries/find-parcel-picture.ts';
export { listInvestigations, openInvestigationViews } from './queries/list-investigations.ts';
export { confirmOrder } from './use-cases/confirm-order.ts';
export { confirmReceipt } from './use-cases/confirm-receipt.ts';
export { packOrder } from './use-cases/pack-order.ts';
export { clearFailedDelivery } from './use-cases/parcels/clear-failed-delivery.ts';
export { decideInvestigation } from './use-cases/parcels/decide-investigation.ts';
export { deliverOrder } from './use-cases/parcels/deliver-order.ts';
export { recordCashCollected } from './use-cases/parcels/record-cash-collected.ts';
export { recordFailedDelivery } from './use-cases/parcels/record-failed-delivery.ts';
export { recordTrackingEvent } from './use-cases/parcels/record-tracking-event.ts';
export { shipOrder } from './use-cases/parcels/ship-order.ts';
export { takeBackParcel } from './use-cases/parcels/take-back-parcel.ts';
export { closeInvestigation } from './use-cases/steps/open-close-investigation.ts';
export { recordCollection } from './use-cases/steps/record-parcel-cash.ts';
export { answerUnshippedCancel } from './use-cases/unshipped-items/answer-unshipped-cancellation.ts';
export { cancelUnshippedItems } from './use-cases/unshipped-items/cancel-unshipped-items.ts';
export { requestUnshippedCancel } from './use-cases/unshipped-items/request-unshipped-cancellation.ts';
export { withdrawCancel } from './use-cases/unshipped-items/withdraw-cancellation-request.ts';
