/** What something is done for, by kind and id: the same is done once for each. */
export type Source = { readonly type: string; readonly id: string };
