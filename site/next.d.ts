// Types of CSS modules and images. Next writes next-env.d.ts for that, anew at every start and different each time.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
