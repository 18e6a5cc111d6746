/** The cause of an effect, as an idempotency key: each kind and id causes it once. */
export type Source = { readonly type: string; readonly id: string };
