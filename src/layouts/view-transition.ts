/**
 * Stands in the document itself, before any sheet: a page that is shown before it has read its opt-in aborts the
 * change with an error. The build adds the hash of this text to every page's policy.
 */
export const VIEW_TRANSITION_CSS = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
