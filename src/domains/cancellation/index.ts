export { answerCancel } from './use-cases/answer-cancellation-request.ts';
export { cancelOrder } from './use-cases/cancel-order.ts';
export { declineOrder } from './use-cases/decline-order.ts';
export { cancelAll, cancelOne } from './use-cases/steps/cancel-orders.ts';
