vcl 4.1;

# Varnish in front of the sites, with PAGE_CDN=varnish (docs/operations/cdn.md). It needs the packages varnish and varnish-modules of Debian
# (xkey). The regular expressions are those of site/routing/edgeRule.ts, which a test compares.

import std;
import xkey;

include "./sites.vcl";

sub vcl_recv {
    set req.backend_hint = pool.backend();
    unset req.http.x-key-url;
    if (req.restarts == 0) {
        unset req.http.x-after-failure;
    }

    if (req.method == "PURGE") {
        # A request that another proxy forwarded has a longer list.
        if (client.ip !~ sites || req.http.X-Forwarded-For != "" + client.ip || !req.http.xkey-purge) {
            return (synth(405));
        }
        set req.http.x-purged = xkey.softpurge(req.http.xkey-purge);
        return (synth(200));
    }

    if (req.http.Upgrade ~ "(?i)^websocket$" && req.url ~ "^/graphql/?(\?|$)") {
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Personal: previews, experiments and the visitor's token.
    if (req.http.Cookie ~ "(^|;\s*)(io\.prismic\.|__prerender_bypass=|preview-sent=|token=)" || req.http.Authorization) {
        return (pass);
    }
    # Another policy in an editor's frame, what Next's router asks, and parts of large files.
    if (req.http.Sec-Fetch-Dest == "iframe" || req.http.RSC || req.http.Range) {
        return (pass);
    }
    # All other cookies are read by browsers only.
    unset req.http.Cookie;

    # A page is kept under the parameters that it reads, and fetched with all, because a redirect repeats them.
    set req.http.x-key-url = req.url;
    if (req.url ~ "^/(?!_next/|assets/|graphql/?(\?|$)|media/|health/?(\?|$)|preview/?(\?|$)|exit-preview/?(\?|$)|revalidate/?(\?|$)|slice-simulator/?(\?|$)|share-image/|sitemaps/|favicon\.ico(\?|$)|robots\.txt(\?|$)|sitemap\.xml(\?|$))[^?]*\?([\w.~-]+(=[^&]*)?(&|$))+$") {
        set req.http.x-key-url = regsuball(req.url, "([?&])(?!(group|sub|sku|area|services|open|sort|page|view|kind|find|q|at|place|within|key|make|model|year|design|near|form|sent|_rsc)(=|&|$))[^&]+", "\1");
        set req.http.x-key-url = regsuball(req.http.x-key-url, "([?&])&+", "\1");
        set req.http.x-key-url = regsub(req.http.x-key-url, "[?&]+$", "");
    }

    # What is over is fetched before it is sent; it is sent only if the site is down or has just failed.
    if (std.healthy(req.backend_hint) && !req.http.x-after-failure) {
        set req.grace = 0s;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.x-key-url);
    hash_data(req.http.host);
    # An answer of the graph depends on the type that is accepted, which `Vary` says.
    return (lookup);
}

# A web socket. With the visitor's own `connection`, the site might read what follows as further requests, with headers of their choice.
sub vcl_pipe {
    set bereq.http.Upgrade = "websocket";
    set bereq.http.Connection = "upgrade";
}

sub vcl_backend_fetch {
    unset bereq.http.x-key-url;
    unset bereq.http.x-after-failure;
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Cache-Control !~ "(^|,)\s*public" || beresp.http.Set-Cookie || (beresp.status != 200 && beresp.status != 304)) {
        # For two minutes, requests for it do not wait for each other. The next response that may be kept is kept.
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 1h);
    }
    return (deliver);
}

sub vcl_deliver {
    if (resp.status >= 500 && req.restarts == 0 && req.http.x-key-url) {
        set req.http.x-after-failure = "1";
        return (restart);
    }
    set resp.http.x-cache = regsub(regsub("" + obj.hits, "^0$", "miss"), "^\d+$", "hit");
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # A cache on the way to the visitor is not purged.
    if (resp.http.Cache-Control ~ "s-maxage") {
        unset resp.http.Age;
        set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
    }
    return (deliver);
}

sub vcl_backend_error {
    # The next site, if this one has just gone.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    # A browser tries again after it.
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("The site cannot be reached right now.");
    return (deliver);
}
