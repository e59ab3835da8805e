/* Three BFFs and two sites behind a Varnish, with one Redis: all tests share them, since starting them takes longer than most tests. */
import "./behindVarnish/attacks";
import "./behindVarnish/kept";
import "./behindVarnish/publishes";
import "./behindVarnish/restarts";
// Leaves no site running.
import "./behindVarnish/withoutSites";
