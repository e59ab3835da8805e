# The sites behind Varnish: write your own here. These are those of deploy/compose.yaml. Varnish looks up their names when it starts.

import directors;

probe health {
    .url = "/health";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend site_1 {
    .host = "site-1";
    .port = "3000";
    .probe = health;
}

backend site_2 {
    .host = "site-2";
    .port = "3000";
    .probe = health;
}

sub vcl_init {
    new pool = directors.round_robin();
    pool.add_backend(site_1);
    pool.add_backend(site_2);
}

# The addresses from which sites purge.
acl sites {
    "site-1";
    "site-2";
}
