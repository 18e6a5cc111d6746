import { askCartCount } from '#src/browser/cart-count.ts';
import { watchCartLinks } from '#src/browser/cart-open.ts';
import { watchCategoriesLink } from '#src/browser/categories-open.ts';
import { keepOfflinePage } from '#src/browser/offline.ts';
import { watchOverlays } from '#src/browser/overlays.ts';
import { watchRelease } from '#src/browser/release-check.ts';
import { watchSearchBoxes } from '#src/browser/search-open.ts';
import { watchSession } from '#src/browser/session.ts';
import { showWho } from '#src/browser/who.ts';

watchOverlays();
watchCartLinks();
watchCategoriesLink();
watchSearchBoxes();
watchRelease();
keepOfflinePage();
void showWho();
void watchSession();
void askCartCount();
