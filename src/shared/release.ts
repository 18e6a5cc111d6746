declare const __CHOBIZ_RELEASE__: string | undefined;

/** Names the build that this code belongs to; put in by the bundler. */
export const RELEASE: string = typeof __CHOBIZ_RELEASE__ === 'string' ? __CHOBIZ_RELEASE__ : 'unbuilt';
