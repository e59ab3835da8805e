#!/usr/bin/python3
"""A window that has nothing but a WebKit view, so that it can be as narrow as a phone: MiniBrowser's toolbar cannot.

WebKitWebDriver starts it. WebKitGTK's driver knows no console, so the window prints a line for each error of a page."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

REPORT_ERRORS = """
(() => {
  const report = (error) => webkit.messageHandlers.errors.postMessage(String(error).replaceAll("\\n", " "));
  const { error: write } = console;
  console.error = (...args) => {
    report(args.join(" "));
    write.apply(console, args);
  };
  addEventListener("error", ({ target, message }) => report(message ?? `${target.src ?? target.href} does not load`), true);
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  addEventListener("securitypolicyviolation", (event) => report(`${event.effectiveDirective} refuses ${event.blockedURI}`));
})();
"""


def create_content_manager():
    manager = WebKit2.UserContentManager()
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(REPORT_ERRORS, frames, start, None, None))
    manager.register_script_message_handler("errors")
    manager.connect(
        "script-message-received::errors",
        lambda _manager, message: print("ERROR", message.get_js_value().to_string(), flush=True),
    )
    return manager


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, user_content_manager=create_content_manager(), is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("keyway-tests")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", on_automation_started)
Gtk.main()
