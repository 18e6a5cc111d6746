declare const __CHOBIZ_RELEASE__: string | undefined;

export const RELEASE: string = typeof __CHOBIZ_RELEASE__ === 'string' ? __CHOBIZ_RELEASE__ : 'unbuilt';
